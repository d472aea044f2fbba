/** Fetches a picture of about that width, with the bearer token. */
export type FetchPicture = (path: string, width: number) => Promise<Blob>;
