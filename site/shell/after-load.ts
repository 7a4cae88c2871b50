import { rememberFirstTouch } from '../contact/first-touch.ts';
import { startPictureStates } from '../ui/picture-states.ts';

// What every page does by itself, without React.
rememberFirstTouch();
startPictureStates(document);
