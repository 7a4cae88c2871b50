import type { ClientDirective } from 'astro';

/** `client:click`: hydrates at the first click on a button of the island, which is then replayed. */
const click: ClientDirective = (load, _options, element) => {
  let asked = false;
  element.addEventListener(
    'click',
    async (event) => {
      const button = (event.target as Element).closest('button');
      if (!element.hasAttribute('ssr') || !button) return;
      event.preventDefault();
      event.stopPropagation();
      if (asked) return;
      asked = true;
      const hydrate = await load();
      await hydrate();
      button.click();
    },
    { capture: true },
  );
};

// biome-ignore lint/style/noDefaultExport: Astro imports a directive by its default export.
export default click;
