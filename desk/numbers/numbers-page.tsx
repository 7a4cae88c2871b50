/** To come. */
export function NumbersPage() {
  return null;
}
