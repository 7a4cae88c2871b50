// Fades the hero's picture in once it has loaded (spec, section 2); until then the sky stands in its place. It stands in the
// page right behind the picture: at the page's end it would run after the first paint, and hide a picture that has come already.
(() => {
  const scene = document.querySelector('[data-scene]');
  const image = scene.querySelector('img');
  const show = () => scene.setAttribute('data-loaded', '');
  if (image.complete) show();
  // A picture that fails makes room for the words that say so.
  for (const event of ['load', 'error']) image.addEventListener(event, show, { once: true });
})();
