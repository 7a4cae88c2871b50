import type { Entry } from '#domain/chat/knowledge.ts';
import { agentAndSite } from './agent-and-site.ts';
import { agentsAndAgreements } from './agents-and-agreements.ts';
import { askedBySellers } from './asked-by-sellers.ts';
import { associationQuestions } from './association-questions.ts';
import { associationsAndLand } from './associations-and-land.ts';
import { buyingStart } from './buying-start.ts';
import { closingAndMoving } from './closing-and-moving.ts';
import { creditAndInsurance } from './credit-and-insurance.ts';
import { deedsAndEstates } from './deeds-and-estates.ts';
import { detailsAndPrivacy } from './details-and-privacy.ts';
import { disclosuresAndShowings } from './disclosures-and-showings.ts';
import { dueDiligenceAndDeposits } from './due-diligence-and-deposits.ts';
import { homesAndFairHousing } from './homes-and-fair-housing.ts';
import { houseParts } from './house-parts.ts';
import { inspections } from './inspections.ts';
import { investorsAndLandlords } from './investors-and-landlords.ts';
import { lakeCityAndLand } from './lake-city-and-land.ts';
import { loanKindsAndHelp } from './loan-kinds-and-help.ts';
import { loans } from './loans.ts';
import { makingOffers } from './making-offers.ts';
import { movingAndAround } from './moving-and-around.ts';
import { newHomes } from './new-homes.ts';
import { offers } from './offers.ts';
import { oftenAsked } from './often-asked.ts';
import { owningAHome } from './owning-a-home.ts';
import { places } from './places.ts';
import { rentingOut } from './renting-out.ts';
import { repairsAndChecks } from './repairs-and-checks.ts';
import { roomsAndDecks } from './rooms-and-decks.ts';
import { searchAndShowings } from './search-and-showings.ts';
import { sellerClosing } from './seller-closing.ts';
import { sellingFirst } from './selling-first.ts';
import { specialSales } from './special-sales.ts';
import { talkEntries } from './talk.ts';
import { taxesAndFees } from './taxes-and-fees.ts';
import { titleAndClosing } from './title-and-closing.ts';
import { workingWithAnAgent } from './working-with-an-agent.ts';

export const entries: Entry[] = [
  ...agentAndSite,
  ...agentsAndAgreements,
  ...askedBySellers,
  ...associationQuestions,
  ...associationsAndLand,
  ...buyingStart,
  ...closingAndMoving,
  ...creditAndInsurance,
  ...deedsAndEstates,
  ...detailsAndPrivacy,
  ...disclosuresAndShowings,
  ...dueDiligenceAndDeposits,
  ...homesAndFairHousing,
  ...houseParts,
  ...roomsAndDecks,
  ...inspections,
  ...investorsAndLandlords,
  ...lakeCityAndLand,
  ...loanKindsAndHelp,
  ...loans,
  ...makingOffers,
  ...movingAndAround,
  ...newHomes,
  ...offers,
  ...oftenAsked,
  ...owningAHome,
  ...places,
  ...rentingOut,
  ...repairsAndChecks,
  ...searchAndShowings,
  ...sellerClosing,
  ...sellingFirst,
  ...specialSales,
  ...talkEntries,
  ...taxesAndFees,
  ...titleAndClosing,
  ...workingWithAnAgent,
];
