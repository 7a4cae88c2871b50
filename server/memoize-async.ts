/** Memoizes an async factory: the first call runs it, later calls share the result. A failure is not cached. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= make().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
