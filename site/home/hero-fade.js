// Fades in the hero's picture once it has loaded (spec, section 2); until then the sky is shown. The script is inlined
// right after the picture: at the end of the page it would run after the first paint and hide a picture that has already
// loaded.
(() => {
  const scene = document.querySelector('[data-scene]');
  const image = scene.querySelector('img');
  const show = () => scene.setAttribute('data-loaded', '');
  if (image.complete) show();
  // A picture that fails to load is replaced by the error text.
  for (const event of ['load', 'error']) image.addEventListener(event, show, { once: true });
})();
