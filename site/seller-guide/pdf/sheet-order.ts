/** The sheets by name, in the order that guide-document.tsx sets them. */
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

/** The page a sheet is on, counted from 1. */
export function pageOf(sheet: SheetName): number {
  return SHEETS.indexOf(sheet) + 1;
}
