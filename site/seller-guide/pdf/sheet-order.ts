/** The sheets by name, in the order of guide-document.tsx. */
export const SHEETS = [
  'cover',
  'contents',
  'system',
  'price',
  'prepare',
  'checklist',
  'present',
  'timeline',
  'offers',
  'costs',
  'questions',
  'agent',
] as const;

export type SheetName = (typeof SHEETS)[number];

/** The page number of a sheet, from 1. */
export function pageOf(sheet: SheetName): number {
  return SHEETS.indexOf(sheet) + 1;
}
