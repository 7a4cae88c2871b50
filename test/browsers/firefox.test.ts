import { preloadedCalls } from './desk-journeys.ts';
import { firefox } from './firefox.ts';
import { walkIn } from './walk.ts';

walkIn(firefox, { 'asking once for what a page of the desk preloads': preloadedCalls });
