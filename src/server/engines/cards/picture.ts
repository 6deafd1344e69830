import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { Coverage } from './coverage.ts';
import type { OutlinePen } from './outline.ts';

/** `0x1b6fa8` */
export type Colour = number;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const CHANNELS = 3;
const compress = promisify(deflate);

/** An opaque picture that shapes are painted on one after the other. */
export class Picture {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Buffer;
  readonly #coverage: Coverage;

  constructor(width: number, height: number, background: Colour) {
    this.width = width;
    this.height = height;
    this.#pixels = Buffer.alloc(width * height * CHANNELS, channels(background));
    this.#coverage = new Coverage(width, height);
  }

  /** Fills what `draw` outlines. */
  fill(colour: Colour, draw: (pen: OutlinePen) => void, opacity = 1): void {
    const [red, green, blue] = channels(colour) as unknown as [number, number, number];
    const pixels = this.#pixels;
    draw(this.#coverage);
    this.#coverage.take((column, row, share) => {
      const at = (row * this.width + column) * CHANNELS;
      const part = share * opacity;
      pixels[at] = Math.round(pixels[at]! + (red - pixels[at]!) * part);
      pixels[at + 1] = Math.round(pixels[at + 1]! + (green - pixels[at + 1]!) * part);
      pixels[at + 2] = Math.round(pixels[at + 2]! + (blue - pixels[at + 2]!) * part);
    });
  }

  async toPng(): Promise<Buffer> {
    const stride = this.width * CHANNELS;
    // Each row begins with the number of its filter; plain areas need none.
    const rows = Buffer.alloc((stride + 1) * this.height);
    for (let row = 0; row < this.height; row += 1) {
      this.#pixels.copy(rows, row * (stride + 1) + 1, row * stride, (row + 1) * stride);
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits for each of red, green and blue.
    header.set([8, 2, 0, 0, 0], 8);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('IDAT', await compress(rows, { level: 6 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function channels(colour: Colour): Buffer {
  return Buffer.from([colour >> 16, (colour >> 8) & 0xff, colour & 0xff]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
