/** An SVG is a document that can hold scripts: it is not taken. */
export const LOGO_TYPES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
} as const;
export const LOGO_BYTES = 10_485_760;

/** Twice as wide as the widest place that shows it; the server makes it smaller still. */
const WIDTH = 960;
const HEIGHT = 480;

/** As it is sent and previewed. Rejects for a file that only calls itself a picture. */
export async function readLogo(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const share = Math.min(1, WIDTH / picture.width, HEIGHT / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP keeps what is transparent, and a photograph small enough to be sent with the settings.
  return canvas.toDataURL('image/webp', 0.9);
}
