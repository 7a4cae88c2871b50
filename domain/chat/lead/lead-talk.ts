/** What a visitor wants from a person. */
export type LeadWish = 'tour' | 'valuation' | 'contact' | 'question' | 'selling' | 'buying' | 'both';

/** What a visitor gave so far; '' is not given. */
export interface LeadDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** `reach` is an e-mail address or a phone number: either will do. */
export type LeadField = 'name' | 'lastName' | 'reach' | 'consent';

/** Where the talk about a lead stands. */
export type LeadTalk =
  | { status: 'quiet' }
  /** Asked whether to take the details; `question` is what the visitor wanted. */
  | { status: 'offered'; wish: LeadWish; question: string }
  | {
      status: 'asking';
      wish: LeadWish;
      question: string;
      want: LeadField;
      details: LeadDetails;
      reminded: boolean;
    }
  /** The visitor went on without a word about it. */
  | { status: 'passed' }
  /** No is no: it is not offered again unless the visitor asks. */
  | { status: 'declined' }
  | { status: 'sent' };

export const noDetails: LeadDetails = { firstName: '', lastName: '', email: '', phone: '' };
