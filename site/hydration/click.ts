import type { ClientDirective } from 'astro';

/** `client:click`: hydrates at the first click on the island, which is then replayed. */
const click: ClientDirective = (load, _options, element) => {
  let asked = false;
  element.addEventListener(
    'click',
    async (event) => {
      const target = event.target as HTMLElement;
      if (!element.hasAttribute('ssr') || target.closest('a[href]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (asked) return;
      asked = true;
      const hydrate = await load();
      await hydrate();
      target.click();
    },
    { capture: true },
  );
};

// biome-ignore lint/style/noDefaultExport: Astro imports a directive by its default export.
export default click;
