export { preparePostgres as setup } from './global-setup.ts';
