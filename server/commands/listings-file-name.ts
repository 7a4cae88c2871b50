/** The two formats, by the ending of the name. */
export function isListingFile(file: string): boolean {
  return /\.(csv|json)$/i.test(file);
}
