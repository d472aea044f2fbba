/** Comes with the first document: a start need not wait for it, and a server that draws none keeps 30 MB less in memory. */
export const loadPdfDocument = async () => (await import('pdfkit')).default;
