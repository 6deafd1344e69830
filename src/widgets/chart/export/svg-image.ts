import { withFonts } from './svg-file.ts';
import type { PictureWithFonts } from './make-picture.ts';

/**
 * The picture as an image element, decoded. As a data: URL, because the content security policy
 * doesn't allow blob: images. An SVG image is a document of its own, so the page's font-src doesn't
 * apply to its fonts.
 */
export async function svgImage(picture: PictureWithFonts): Promise<HTMLImageElement> {
  const image = new Image(picture.width, picture.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFonts(picture))}`;
  await image.decode();
  return image;
}
