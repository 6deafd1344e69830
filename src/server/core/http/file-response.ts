import type { Readable } from 'node:stream';
import type { Download } from '../../../contracts/core/endpoint.ts';

/** The response of a download. */
export class FileResponse {
  readonly mediaType: string;
  /** The Content-Disposition header with the file name. */
  readonly disposition: string;
  /**
   * Long files are streams; if a stream fails, the download breaks off and never looks complete.
   */
  readonly content: Buffer | Readable;
  /** The content depends on the URL alone, so a client never has to revalidate it. */
  readonly isImmutable: boolean;

  constructor(
    { mediaType }: Pick<Download, 'mediaType'>,
    disposition: string,
    content: Buffer | Readable,
    { isImmutable = false }: { readonly isImmutable?: boolean } = {},
  ) {
    this.mediaType = mediaType;
    this.disposition = disposition;
    this.content = content;
    this.isImmutable = isImmutable;
  }
}
