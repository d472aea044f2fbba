/** The API's answer for a file (C3.11): base64, because it must be fetched with the bearer token and cannot be a link. */
export interface FileContents {
  name?: string | undefined;
  filename?: string | undefined;
  mimetype: string;
  /** Base64, or what came as a file already. */
  contents: string | Blob;
}

const RELEASE_AFTER_MS = 1000;

export function toBlob({ contents, mimetype }: FileContents): Blob {
  if (typeof contents !== 'string') return contents;
  const binary = atob(contents);
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: mimetype });
}

const release = (address: string) => setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);

/** Saves the file under the server's name (C7.14); the object URL is revoked after a second (C9.04). */
export function saveFile(file: FileContents, fallbackName: string): void {
  const address = URL.createObjectURL(toBlob(file));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.filename ?? file.name ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  release(address);
}

/** Types that are safe to show; anything else (HTML above all) would run in our own origin. */
const SHOWABLE = /^(application\/pdf|image\/(png|jpeg|webp))$/;

/** Shows the file in the tab that the click opened; saves it where pop-ups are blocked or the type is not safe to show. */
export function showFile(file: FileContents, tab: Window | null, fallbackName: string): void {
  if (!tab || !SHOWABLE.test(file.mimetype)) {
    tab?.close();
    saveFile(file, fallbackName);
    return;
  }
  const address = URL.createObjectURL(toBlob(file));
  tab.location.replace(address);
  release(address);
}
