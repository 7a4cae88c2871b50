/** Error messages of fields, by the name of the Valibot rule. */
export function recordProblem({ rule, requirement }: { rule: string; requirement?: unknown }): string {
  switch (rule) {
    case 'min_length':
    case 'non_empty':
      return 'This must not be empty.';
    case 'needed':
      return 'The site cannot show it without this.';
    case 'max_length':
      return `Use at most ${Number(requirement).toLocaleString('en-US')} characters.`;
    case 'min_value':
      return `Use ${String(requirement)} or more.`;
    case 'max_value':
      return `Use ${Number(requirement).toLocaleString('en-US')} or less.`;
    case 'number':
    case 'integer':
      return 'Enter a number.';
    case 'string':
      return 'Enter some text.';
    case 'email':
      return 'This is not an email address.';
    case 'iso_date':
      return 'Enter a date.';
    case 'iso_timestamp':
      return 'Enter a date and a time.';
    case 'picklist':
    case 'literal':
      return 'Choose one of the list.';
    case 'regex':
      return 'Use the form that the hint shows.';
    case 'partial_check':
      return 'Say in a few words what the picture shows.';
    case 'check':
      return 'Enter a time after the one it begins at.';
    case 'object':
    case 'strict_object':
      return 'This is missing.';
    default:
      return 'This cannot be used.';
  }
}

export const contentProblems = {
  reason: 'Say why these words may stand, or change them.',
  at: 'Enter a date and a time.',
  slugTaken: 'Another record has this address.',
  noSlug: 'Enter letters or digits that an address can be made of.',
  pictureGone: 'This picture is no longer there. Upload it again.',
  version: 'There is no such version.',
  permanent: 'The site cannot be without this. Change its text, or follow the shipped text again.',
};
