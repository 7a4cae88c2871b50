import type { ClientDirective } from 'astro';
import { hydrateOnClick } from './hydrate-on-click.ts';

/** `client:click`: hydrates at the first click on the island, which is then replayed. */
const click: ClientDirective = (load, _options, island) => {
  hydrateOnClick(load, island);
};

// biome-ignore lint/style/noDefaultExport: Astro imports a directive by its default export.
export default click;
