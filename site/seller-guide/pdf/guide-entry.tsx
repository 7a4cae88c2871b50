// The entry point of the page that make-guide.ts prints. The rest of the site never imports it.
import { createRoot } from 'react-dom/client';
import '#design/tokens.css';
import '#design/fonts.css';
import './print.css';
import { GuideDocument } from './guide-document.tsx';

const place = document.getElementById('guide');
if (place) createRoot(place).render(<GuideDocument />);
