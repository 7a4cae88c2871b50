import type { ClientDirective } from 'astro';

/** `client:click`: hydrates at the first click on the island, which is then replayed. */
const click: ClientDirective = (load, _options, element) => {
  element.addEventListener(
    'click',
    async (event) => {
      event.stopPropagation();
      await (await load())();
      (event.target as HTMLElement).click();
    },
    { once: true, capture: true },
  );
};

export default click;
