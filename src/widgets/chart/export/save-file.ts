/** Long enough for a browser to begin reading the file; it keeps what it has begun to read. */
const KEPT_MS = 60_000;

/** A download: the content security policy has no say in it, unlike in what the page shows. */
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
