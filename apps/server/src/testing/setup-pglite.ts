export { preparePglite as setup } from './global-setup.ts';
