// Hashes of all records that versions before migration 0011 shipped in content/: the first 16 hex digits of the SHA-256 of the
// JSON. The list is final: later versions tell by a record's origin whether it was changed.

export const SHIPPED_RECORDS = new Set([
  // agent
  'bf6e5073340f72d4',
  // neighborhoods
  '1abd85ae2aba4f1b',
  '3b18459977fc4a2b',
  'e849dea247237470',
  '59a7e3d8c75ebcd0',
  '2aa9d0f74f6b2714',
  'efbb5ad7b4b678ca',
  '1f0f86e115979c21',
  '16aa72a913a1c6ec',
  // guides
  '226188ead4b8237a',
  'a388d79207d6a90a',
  'f59aed62c4359c92',
  'a115e76d4702c934',
  'd99b21e8233a594c',
  '67b8acddd80ac47f',
  '83cb863b7967d856',
  '16604e289caa9a36',
  '7f7c52a1abe17aef',
  // reviews
  'eccfa6a058fa35f6',
  '838a93b069181e6f',
  '140585eff397db8b',
  '4c8e672f3b9d9eb9',
  '37196a49c8182414',
  '967ac4394344b444',
  '15581a6965ca9c86',
  'add89bb9a616a28d',
  '7d6570a8e8b54cf5',
  '59b33f1ce39981c3',
  'c6c4da27402149a8',
  'd16df2d05e9d3353',
  'e43571a58a74ebcc',
  '15b69e1c699a3cf2',
  // listings
  '16a2688914b611fb',
  '885c40259691cd70',
  '906d41703597c590',
  'b854921e17b2eaf7',
  '1ff73368802fbdc7',
  '418de3831496b759',
  '5f76433a5183adb2',
  'ad80206dd453163c',
  '32dcb3af92e055d4',
  '3b2290f8fcc83939',
  '075258e75aec8ba0',
  'ed2556ac4e9f508e',
  '45e2838b09e3ec65',
  'cd7ab17c17b77847',
  '378fbb6956052793',
  '752f1199d6bfcc43',
  '4aad0e558bdc4ce7',
  'ca501a371fed6ca8',
  '35ed123b0757b183',
  '6920a41b82ef53b4',
  '26c2399c8cfe1d1f',
  'c8c974887ce7f1d4',
  '19a8215aa341bb11',
  'adc066384eb2f5ca',
  // market
  'e6bf130ee4201af1',
  'a2e255991590ea7e',
  '4c513512bba9d54f',
  '175bc4331a250cc6',
]);

/** The ids of the sample homes, in order. */
export const SHIPPED_LISTINGS = Array.from(
  { length: 12 },
  (_, index) => `sample-${String(index + 1).padStart(2, '0')}`,
);
