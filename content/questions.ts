/** A frequently asked question and its answer in plain text; also in the FAQPage structured data. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const questionsSection = {
  title: 'Asked before the first call',
  note: 'General information about North Carolina practice, November 2026. Not legal advice; a North Carolina attorney can advise you on yours.',
};

export const questions: Question[] = [
  {
    id: 'first-step-selling',
    question: 'What happens first when I sell a home?',
    answer:
      'A walk through the house and a look at recent sales on your streets. You get a price range with the sales behind it, a room-by-room list with costs, and a calendar. Before you tell us your reasons or your lowest number, we review the agency disclosure together, and a listing starts with a written agreement.',
  },
  {
    id: 'how-long-selling',
    question: 'How long does a sale take from start to closing?',
    answer:
      "Plan on two parts: the weeks to prepare the house, which depend on the list, and the weeks between contract and closing, which depend mostly on the buyer's loan and the attorney's title work. Thirty to forty-five days from contract to closing is common with a loan, and a cash sale can be quicker. The contract sets the actual dates.",
  },
  {
    id: 'due-diligence-fee',
    question: 'What is a due diligence fee?',
    answer:
      'In the standard North Carolina contract a buyer may pay the seller a negotiated due diligence fee for time to inspect the house, arrange the loan and decide. During that period the buyer may end the contract for any reason or none. The fee is usually not refunded if the buyer walks away, apart from limited cases such as a breach by the seller, and it is credited to the buyer at closing.',
  },
  {
    id: 'earnest-money',
    question: 'How is earnest money different from the due diligence fee?',
    answer:
      'Earnest money goes to an escrow agent instead of the seller. If the buyer ends the contract properly before the due diligence period expires, it normally goes back to the buyer. After that deadline it is usually at risk. At closing it counts toward what the buyer owes.',
  },
  {
    id: 'closing-attorney',
    question: 'Do I need an attorney to close in North Carolina?',
    answer:
      'In practice, yes. Closings here are handled under the supervision of a North Carolina attorney, who searches the title, prepares or reviews the papers, holds the money and records the deed. The buyer usually chooses the closing attorney. The sale is complete when the deed is recorded and the money can be paid out, which is often the afternoon of settlement.',
  },
  {
    id: 'agreement-before-tour',
    question: 'Why do I have to sign something before a tour?',
    answer:
      'Brokers who take part in a multiple listing service need a written agreement with a buyer before they show a home, in person or by live video. It says what we do, for how long, and how we are paid, and all of that is negotiable. It can be as short as one house on one day. You can visit a public open house on your own without one.',
  },
  {
    id: 'agency-disclosure',
    question: 'What is the agency disclosure you keep mentioning?',
    answer:
      'A form of the North Carolina Real Estate Commission called Working With Real Estate Agents. It explains whom a broker can represent in a sale. It is not a contract. We review it with you at the first substantial contact, before you share anything you would not want the other side to know, such as your budget or your reasons for moving.',
  },
  {
    id: 'home-value',
    question: 'What is my home worth?',
    answer:
      "An online estimate is a place to start: it knows the square footage and not the kitchen. For a figure to plan with, we look at the house and compare it with recent nearby sales, each with its date. It is a broker's opinion of price and not an appraisal.",
  },
];
