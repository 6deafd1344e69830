/** Long enough for a browser to start reading the file; it finishes what it has started. */
const KEPT_MS = 60_000;

/** A download: unlike page content, it isn't subject to the content security policy. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
