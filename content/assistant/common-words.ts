/** Too small to say what a question is about; nothing is looked up by them. */
export const smallWords: string[] = (
  'happening live living a about above after again all also am an and any are area around as ask at back be because been before being below between both but by can come could did do does doing done down during each else even ever every few find for from further get getting give go goes going good got had has have having he hello help her here hers hey hi him his how i if in into is it its itself just kind know let like little long look looking lot made make many may maybe me mean mind more most much must my need neighborhood never new next no nor not nothing now of off ok okay on once one only onto or other our out over own per please pretty probably put question quite rather really right said same say see seem shall she should since so some something soon sort still such sure take tell than thank thanks that the their them then there these they thing things think this those though through time to today told too two under until up upon us use used using very want was way we well were what when where whether which while who whom whose why will with within without wonder would wondering yes yet you your yours charlotte carolina north avery stone real estate reader readers ' +
  'al algo alguien algun alguna ante antes aqui asi aun bien cada como con cual cuando cuanto de del desde donde dos el ella ellos en entonces entre era es esa ese eso esta estan este esto fue gracias hacia hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros o otra otro para pero poco por porque pues que quien se sea ser si sin sobre son su sus tal tambien tan tanto te tener tiene tienen tengo todo todos tu un una uno unos usted ustedes ver voy y ya yo saber digame dime favor hola puede puedo quiero quisiera necesito gustaria hacer'
).split(' ');

/** Right as they stand, though they are nearly a word the assistant listens for. */
export const commonWords: string[] = `
  criminally germany italy mexico india china korea vietnam japan russia ukraine nigeria haiti cuba colombia brazil ireland poland
  france spain england britain canada australia turkey iran iraq syria egypt kenya ethiopia pakistan philippines
  blackout solar panels glass sauna mudroom grants hose hoses costco target walmart publix kroger starbucks ikea aldi
  abort accessing accuracy additive administration adoption alice align allen ambient analyses analyzes anda
  angle appear apple approve associating authorize backed banned bare batch bats beach begun belief believed
  bind binding blank blink blinking boot booth boring boron bother branding broke brought brunch bundling
  cache cairo calibre canceled caption cargo case casts cause cease centre centred chaining challenge chance
  chances chapter char charged charles chars chart chase chave chime chunking clack clash clauss cleared
  clone cloning codepage coding cold collection collision colom colon colour comp companion comparator
  completed completer completers complied complies composed composer compute computed computes conform
  connecting connector connects consequence const constant constants constrain construct constructing
  constructive constructor contained containing contains contest contractor contradict contrary contrast
  core corrected correctly couch counted counties critical crops currency customary dagger daisy dear
  deciding declaring dedication definable defining degree demand demands dentist department depended
  dependence dependency derive descent designate designating destination detect detected detection developed
  developit differing directive directives disable disposable distinct document dolor donation drift drone
  dupes dying ease effective electrician electron electronic elemental elevated eliminate emulated emulation
  enable enforces epoch equation evaluating evaluator evolution exceeding excessive exclusion excuse
  expansion experiencing expert expressive extensive failing favour feeds field fifth filed filling finnish
  firewall flake flang flavor fleet float forge forgot forks formal format formulation forum forums france
  fund furthest gene generating generator genre glide graft grain graph graphs greet greeting grunt gym
  happen hast healy hindi hinds historical histories holes horse horses http hypothetical impacted importing
  improvement inclusion independent indic indications inert informative inherent injection insertion insight
  inspecting instance integral intelligent inter interact interacting intercept intercepting internet
  intersect interval intervals intro inverted judge kitchenette latent latter layer leader leading leaking
  lear learning leaving lifted liking literal locale locating logos looping lost lotus major maker manually
  maple marked marker mary meeting meter migrate migrated minor mixer modal monitors monkey moore mouse
  mover movers movie movies navigating niche nose omit omits oneline operation operations outro packet
  packing packs pager paging pain painter pango paris passed patch patent patents percentile perfectly pets
  phase phony pizza plain plane plumber populating ports position precedes predictive preference premises
  presented preserve previews prime primer prince privilege proceed products progress promotion prompted
  prone proper proposed props protection protections provided qualification quantified quit ranged ranging
  raves react reality recurring refinement reformed regarding registrar registry regulation relation
  reliance reloading relocate relocation rely remote render renders repeatable repetition replay repls
  reported reporting repost representative requirement resilient resolves resort resource responded
  restarted restricting restrictive retained reusable reuse revision revocation reworked robin ruler rusts
  safeguard saturated saving scale scales scans scared scheme scons scope scopes scroll scrypt seal seattle
  securely seed seeking sender sensor sensors sentiment sentinel severity shake shams sharp shelf shift
  shifting shipping ships shop showed shutting sieve signifies silly silva simple simulated sine situations
  skill skipping slave socks speeding speedy spell sports spreading stack stale stall stated stating steven
  stopping storing storm strategic stray strong stuck stuff surround swapping sweep tack tail taken taking
  temporal terminals texas theme thought threading threw thrust tier tiger timezone tolerance tolerate topic
  tough trace tracing tracker tracy trailing trait traits transform transformation transitive translation
  translations transmit traps treating trial trick tuned tuning tutor typos unaltered vague validation
  valuable variance variation varies vendor venue visa waker walked whale winner world
`
  .trim()
  .split(/\s+/);

/** Words of the guard that its open phrases do not spell out, so that their misspellings are seen. */
export const sensitiveWords: string[] =
  'diverse diversity ethnicity ethnic racial hispanic hispanics latino latinos mexican mexicans chinese asian asians african americans caucasian jewish muslim muslims christian christians catholic hindu buddhist immigrant immigrants foreigners minorities minority demographics families family children kids singles couples retirees seniors elderly disabled handicapped wheelchair voucher vouchers subsidized veterans military lesbian transgender homosexual religious synagogue mosque church churches dangerous crime crimes criminal safety safest unsafe gangs violence violent burglary robbery shootings sketchy schools school elementary neighbors people residents community population gentrifying white black instructions ignore disregard prompt system password passwords'.split(
    ' ',
  );
