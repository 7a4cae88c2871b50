/** Fades the hero's picture in once it has loaded (spec, section 2). Until then the sky stands in its place. */
export function fadeHeroIn(page: Document): void {
  const scene = page.querySelector<HTMLElement>('[data-scene]');
  const image = scene?.querySelector('img');
  if (!scene || !image) return;
  const show = () => scene.setAttribute('data-loaded', '');
  if (image.complete) show();
  // A picture that fails makes room for the words that say so.
  for (const event of ['load', 'error']) image.addEventListener(event, show, { once: true });
}
