/** Fades the hero's picture in once it has loaded (spec, section 2). Until then the sky stands in its place. */
export function fadeHeroIn(page: Document): void {
  const scene = page.querySelector<HTMLElement>('[data-scene]');
  const image = scene?.querySelector('img');
  if (!scene || !image) return;
  const dawn = () => scene.setAttribute('data-dawn', '');
  if (image.complete) dawn();
  else image.addEventListener('load', dawn, { once: true });
}
