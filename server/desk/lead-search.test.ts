import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('the search for leads at the desk', (database) => {
  const { owner } = deskOfOwner(database);
  const names = async (q: string): Promise<string[]> =>
    (await owner().call('GET', `/leads?q=${encodeURIComponent(q)}`)).body.leads.map(
      ({ lastName }: { lastName: string }) => lastName,
    );

  test('a lead is found by name, e-mail address, parts of the number and words of the message', async () => {
    await storeLead(database(), {
      firstName: 'Zoë',
      lastName: 'Quillfeather',
      email: 'z.quill@harbor.example',
      phone: '+1 (980) 555-0123',
      message: "A bungalow with a wisteria arbor, isn't it?",
    });
    for (const q of [
      'zoe',
      'quillf',
      'z.quill@harbor.example',
      '980-555',
      '0123',
      '(980) 555',
      '555 012',
      'wisteria arbor',
      'WISTERIA',
    ])
      expect([q, await names(q)]).toEqual([q, ['Quillfeather']]);
    for (const q of [
      "' or 1=1 --",
      '"',
      '*',
      'NEAR(',
      ':*',
      "o'brien & |",
      '\\',
      'wisteria oak',
      'website',
      '2026',
    ])
      expect([q, await names(q)]).toEqual([q, []]);
  });

  test('special letters and apostrophes need not be typed as they are written', async () => {
    for (const lastName of ['Ødegård', 'Wałęsa', 'Groß', 'O’Brien', 'Obrien'])
      await storeLead(database(), { lastName, email: 'd@example.com', phone: '', message: "It isn't sold?" });
    for (const q of ['Ødegård', 'odegard', 'ØDEGÅRD']) expect([q, await names(q)]).toEqual([q, ['Ødegård']]);
    for (const q of ['walesa', 'Wałęsa']) expect([q, await names(q)]).toEqual([q, ['Wałęsa']]);
    for (const q of ['gross', 'groß', 'GROSS']) expect([q, await names(q)]).toEqual([q, ['Groß']]);
    for (const q of ["o'brien", 'O’Brien', 'obrien', 'obri'])
      expect([q, (await names(q)).toSorted()]).toEqual([q, ['Obrien', 'O’Brien']]);
    expect(await names('o brien')).toEqual(['O’Brien']);
    for (const q of ["isn't sold", 'isnt sold']) expect([q, await names(q)]).toHaveProperty('[1].length', 5);
  });

  test('two numbers next to each other, as in an address, are not taken for one', async () => {
    const address = '1200 7th Street, Unit 12, 28205';
    await storeLead(database(), { lastName: 'Street', email: 'c@example.com', phone: '', address });
    for (const q of ['1200 7th', '12 28205', 'street 28205'])
      expect([q, await names(q)]).toEqual([q, ['Street']]);
  });

  test('a number is found with or without country code, in any format', async () => {
    await storeLead(database(), { lastName: 'Without', email: 'a@example.com', phone: '(980) 555-1042' });
    await storeLead(database(), { lastName: 'With', email: 'b@example.com', phone: '+1 980.555.1042' });
    for (const q of [
      '+1 980 555 1042',
      '+19805551042',
      '1-980-555-1042',
      '1 (980) 555-1042',
      '19805551042',
      '+1 (980) 555-10',
      '980 555 1042',
    ])
      expect([q, (await names(q)).toSorted()]).toEqual([q, ['With', 'Without']]);
  });

  test('a phone is found by what the desk shows, whatever words it contains', async () => {
    for (const phone of [
      '704-555-0152 x12',
      'cell: 704-555-0153',
      '704-555-0154x7',
      '704-555-0155 or 704-555-0156',
    ]) {
      await storeLead(database(), { lastName: phone, email: 'e@example.com', phone });
      for (const q of [phone, `call ${phone}`]) expect([q, await names(q)]).toEqual([q, [phone]]);
    }
    await storeLead(database(), { lastName: 'House', email: '', phone: '', address: '13024 Elm, 28277' });
    expect(await names('13024 28277')).toEqual(['House']);
  });

  test('ten digits at the end of a word are not taken for a phone', async () => {
    await storeLead(database(), { lastName: 'Digits', email: 'ana7045550142@example.com', phone: '' });
    for (const q of ['ana7045550142@example.com', 'ana7045550142'])
      expect([q, await names(q)]).toEqual([q, ['Digits']]);
  });
});
