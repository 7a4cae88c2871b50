import { guideDocument } from '#content/seller-guide-pdf.ts';
import { AgentSheet } from './agent-sheet.tsx';
import { ChecklistSheet } from './checklist-sheet.tsx';
import { ContentsSheet } from './contents-sheet.tsx';
import { CostsSheet } from './costs-sheet.tsx';
import { CoverSheet } from './cover-sheet.tsx';
import { LettersSheet } from './letters-sheet.tsx';
import { OffersSheet } from './offers-sheet.tsx';
import { PrepareSheet } from './prepare-sheet.tsx';
import { PresentSheet } from './present-sheet.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { QuestionsSheet } from './questions-sheet.tsx';
import { SystemSheet } from './system-sheet.tsx';
import { TimelineSheet } from './timeline-sheet.tsx';

/** The seller's guide: US Letter pages in the order of `SHEETS`. */
export function GuideDocument() {
  return (
    <>
      <title>{guideDocument.title}</title>
      <CoverSheet />
      <ContentsSheet />
      <SystemSheet />
      <PriceSheet />
      <PrepareSheet />
      <ChecklistSheet />
      <PresentSheet />
      <TimelineSheet />
      <OffersSheet />
      <CostsSheet />
      <QuestionsSheet />
      <AgentSheet />
      <LettersSheet />
    </>
  );
}
