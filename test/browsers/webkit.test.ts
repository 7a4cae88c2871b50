import { walkIn } from './walk.ts';
import { webkit } from './webkit.ts';

walkIn(webkit);
