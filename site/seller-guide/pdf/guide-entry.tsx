// What the browser that prints the guide loads (make-guide.ts). The rest of the site never imports it.
import { createRoot } from 'react-dom/client';
import '#design/tokens.css';
import '#design/fonts.css';
import './print.css';
import { GuideDocument } from './guide-document.tsx';

const place = document.getElementById('guide');
if (place) createRoot(place).render(<GuideDocument />);
