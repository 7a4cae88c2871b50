/**
 * Says where the web manifest is. A browser asks for it and for its icon as soon as it reads this, beside the first paint:
 * the head says it only to browsers without JavaScript, to the others layouts/after-load.tsx does.
 */
export function ManifestLink() {
  return <link rel="manifest" href="/manifest.webmanifest" />;
}
