import { describe, expect, test } from 'vitest';
import { embeddedAssistant } from './embedded-assistant.ts';

const { guard } = embeddedAssistant([]);

describe('the guard tells what is asked of a place from what is asked of a thing or of oneself', () => {
  test.each([
    ['Is NoDa safe for kids?', 'safety'],
    ['Is the balcony safe for kids?', null],
    ['How secure is this area?', 'safety'],
    ['How secure is this website?', null],
    ['Is it safe to walk home at night?', 'safety'],
    ['Is it noisy at night?', null],
    ['Which area has the best teachers?', 'schools'],
    ['We are both teachers, any homes under 450k?', null],
    ['Where do seniors live?', 'people'],
    ['Does Avery help seniors downsize?', null],
    ['Which buildings take section 8?', 'people'],
    ['My landlord takes section 8; what is the first step to buying?', null],
    ['Which area is close to a church?', 'people'],
    ['How far is the nearest church from 3 Turret Row?', null],
    ['Are there black families in Dilworth?', 'people'],
    ['Are there black cabinets in the kitchen?', null],
    ['How diverse is Dilworth?', 'people'],
    ['How diverse is the housing stock?', null],
    ['Do residents get along?', 'people'],
    ['Do residents need parking permits?', null],
    ['We keep kosher, which area is best?', 'people'],
    ['We keep kosher and need a kitchen with two sinks', null],
    ['Does Avery go to church?', null],
    ['Are Dilworth Elementary teachers any good?', 'schools'],
    ['I am an elementary school teacher, any condos under 400k?', null],
    ['Where should I not live?', 'safety'],
    ['Where should I sign?', null],
    ['Should we pick Myers Park with three kids?', 'people'],
    ['We have three kids and need four bedrooms', null],
    ['Where will my teenagers make friends?', 'people'],
    ['Is there a bus stop for my teenagers?', null],
    ['Would the seller mind that I am Black?', 'people'],
    ['Would the seller mind black cabinets?', null],
    ['Is it a Jewish neighborhood?', 'people'],
    ['Is there a Jewish deli?', null],
    ['Is this a kids neighborhood?', 'people'],
    ["Is the kids' bathroom upstairs?", null],
    ['Which area has families like ours?', 'people'],
    ['Where can I read reviews from families?', null],
    ['Which area has the best elementary school?', 'schools'],
    ['Which elementary school is assigned to 3 Turret Row?', null],
    ['Where can I find an area with little crime?', 'safety'],
    ['Where can I find crime statistics?', null],
    ['¿Es un barrio seguro?', 'safety'],
    ['¿Es seguro hacer el depósito por internet?', null],
  ])('%j: %j', (asked, category) => {
    expect(guard.judge(asked)).toBe(category);
  });
});

describe('an answer about a place says what it leaves out', () => {
  test.each([
    ['when people may be meant', 'My daughter is thinking of NoDa', false, true],
    ['when it was not understood', 'Is NoDa glorpish?', true, true],
    ['but not when a thing of the place was asked for', 'Is there a golf course in NoDa?', true, false],
    ['and not when the place itself was asked for', 'Tell me about NoDa', false, false],
  ])('%s', (_, asked, isUnsure, expected) => {
    expect(guard.touchesPeople(asked, isUnsure, true)).toBe(expected);
  });
});
