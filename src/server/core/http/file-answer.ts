import type { Readable } from 'node:stream';
import type { Download } from '../../../contracts/core/endpoint.ts';

/** The answer of a download. */
export class FileAnswer {
  readonly mediaType: string;
  /** The header that names the file. */
  readonly disposition: string;
  /** Long files are streams; one that fails breaks the download, so that it never looks complete. */
  readonly content: Buffer | Readable;
  /** It depends on its URL alone, so whoever has it never asks again. */
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
