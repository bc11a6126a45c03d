import { latePart } from '../../components/states/late-part.tsx';

/** Pictures as large as the window, one at a time. */
export const LargePictures = latePart(
  async () => (await import('./pictures/picture-viewer.tsx')).PictureViewer,
);
