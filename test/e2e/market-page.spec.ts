import { holdsTheBars } from './page-bars.ts';

holdsTheBars('/market-insights');
holdsTheBars('/market-insights?tab=trends');
holdsTheBars('/market-insights?tab=trends&area=noda&area=dilworth&area=southend&area=plaza-midwood');
holdsTheBars('/market-insights?tab=neighborhoods');
