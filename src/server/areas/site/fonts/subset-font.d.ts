/** What we use of the package, which has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff';
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
