import type { Download } from '../../contracts/endpoint.ts';

/** The answer of a download. */
export class FileAnswer {
  readonly mediaType: string;
  /** The header that names the file. */
  readonly disposition: string;
  readonly bytes: Buffer;

  constructor({ mediaType }: Download, disposition: string, bytes: Buffer) {
    this.mediaType = mediaType;
    this.disposition = disposition;
    this.bytes = bytes;
  }
}
