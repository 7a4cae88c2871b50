/** Whether a file name has the extension of one of the two formats. */
export function isListingFile(file: string): boolean {
  return /\.(csv|json)$/i.test(file);
}
