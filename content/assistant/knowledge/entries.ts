import type { Entry } from '#domain/chat/knowledge.ts';
import { agentsAndAgreements } from './agents-and-agreements.ts';
import { associationsAndLand } from './associations-and-land.ts';
import { buyingStart } from './buying-start.ts';
import { detailsAndPrivacy } from './details-and-privacy.ts';
import { disclosuresAndShowings } from './disclosures-and-showings.ts';
import { dueDiligenceAndDeposits } from './due-diligence-and-deposits.ts';
import { inspections } from './inspections.ts';
import { investorsAndLandlords } from './investors-and-landlords.ts';
import { loanKindsAndHelp } from './loan-kinds-and-help.ts';
import { loans } from './loans.ts';
import { offers } from './offers.ts';
import { owningAHome } from './owning-a-home.ts';
import { searchAndShowings } from './search-and-showings.ts';
import { sellerClosing } from './seller-closing.ts';
import { sellingFirst } from './selling-first.ts';
import { specialSales } from './special-sales.ts';
import { talkEntries } from './talk.ts';
import { titleAndClosing } from './title-and-closing.ts';

/** Everything the assistant knows in words of its own. */
export const entries: Entry[] = [
  ...agentsAndAgreements,
  ...associationsAndLand,
  ...buyingStart,
  ...detailsAndPrivacy,
  ...disclosuresAndShowings,
  ...dueDiligenceAndDeposits,
  ...inspections,
  ...investorsAndLandlords,
  ...loanKindsAndHelp,
  ...loans,
  ...offers,
  ...owningAHome,
  ...searchAndShowings,
  ...sellerClosing,
  ...sellingFirst,
  ...specialSales,
  ...talkEntries,
  ...titleAndClosing,
];
