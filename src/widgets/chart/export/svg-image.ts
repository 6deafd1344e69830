import { withFonts } from './svg-file.ts';
import type { PictureWithFonts } from './make-picture.ts';

/**
 * The picture as an image element, decoded. As a data: address, because the content security
 * policy has no blob: for images. An SVG image is a document of its own: the page's font-src does
 * not reach the fonts inside it.
 */
export async function svgImage(picture: PictureWithFonts): Promise<HTMLImageElement> {
  const image = new Image(picture.width, picture.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFonts(picture))}`;
  await image.decode();
  return image;
}
