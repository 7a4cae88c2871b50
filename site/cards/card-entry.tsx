// The entry point of the page on which make-cards.ts draws link previews. The rest of the site never imports it.
import { createRoot } from 'react-dom/client';
import type { PageCard } from '#content/pages.ts';
import '#design/tokens.css';
import '#design/fonts.css';
import '../styles/picture-classes.css';
import { Card } from './card.tsx';

const place = document.getElementById('card');
const card = JSON.parse(new URLSearchParams(location.search).get('card') ?? '') as PageCard;
if (place) createRoot(place).render(<Card {...card} />);
