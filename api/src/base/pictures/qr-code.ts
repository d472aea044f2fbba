/** A picture of so many pixels with the margin that readers need. Its library comes with the first one. */
export async function drawQrCode(text: string, width: number): Promise<Buffer> {
  const { default: library } = await import('qrcode');
  return library.toBuffer(text, { type: 'png', width, margin: 4, errorCorrectionLevel: 'M' });
}
