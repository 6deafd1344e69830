import type { ChartSnapshot } from './chart-snapshot.ts';
import { makePicture } from './make-picture.ts';
import { svgImage } from './svg-image.ts';

/** Sharp on high-density screens and in documents. */
const PIXELS_PER_PX = 2;
const JPEG_QUALITY = 0.92;

export async function rasterFile(snapshot: ChartSnapshot, format: 'png' | 'jpeg'): Promise<Blob> {
  const picture = await makePicture(snapshot, 'woff');
  const image = await svgImage(picture);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * PIXELS_PER_PX;
  canvas.height = picture.height * PIXELS_PER_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw the picture on.');
  if (format === 'jpeg') {
    // JPEG has no transparency: transparent parts would come out black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, `image/${format}`, JPEG_QUALITY);
  const file = await promise;
  // A canvas beyond the browser's size limit returns nothing instead of failing.
  if (!file) throw new Error('The picture is too large.');
  return file;
}
