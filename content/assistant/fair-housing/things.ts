// What a protected word may be said of without a word about people: a Jewish deli, a family room, black granite.

export const HOME =
  'room|space|bedroom|bathroom|bath|kitchen|den|office|suite|wing|quarters|closet|pantry|nursery|playroom|playground|playset|toys|play area|shallow (?:area|end|water)|seating area|sitting area|swimming area|picnic area|storage area|play equipment|swing|sauna|locker|pool|yard|backyard|garden|patio|deck|porch|balcony|terrace|driveway|garage|carport|basement|attic|cellar|floor|flooring|ceiling|wall|door|doorway|window|roof|siding|brick|stone|slate|stucco|shingle|paint|trim|tile|grout|counter|countertop|cabinet|cabinetry|granite|marble|quartz|island|backsplash|sink|tub|shower|toilet|restroom|washroom|playhouse|treehouse|vanity|appliance|stove|oven|range|fridge|refrigerator|dishwasher|washer|dryer|laundry|fireplace|hearth|mantel|chimney|furnace|boiler|heater|elevator|lift|ramp|stairs?|staircase|stairlift|steps|railing|banister|beam|fence|fencing|gate|picket|shutter|column|molding|awning|curtain|shade|blinds|carpet|rug|hardwood|wood|metal|steel|stainless|lamp|light|fixture|faucet|furniture|sofa|couch|leather|chair|table|desk|bunk|mailbox|shed|barn|dock|pier|boat|layout|entrance|entry|exterior|interior|facade|outside|inside|frame|finish|mold|mulch';

/** Wild and tame: "families of ducks". */
export const ANIMALS =
  '(?:ducks?|goose|geese|owls?|deer|fox|foxes|raccoons?|bats?|birds?|cardinals?|swans?|herons?|otters?|squirrels?|rabbits?|bees?|turtles?|frogs?|cats?|dogs?|hawks?|bears?|snakes?|fish|beavers?|chipmunks?|possums?|coyotes?|fireflies|butterflies|animals?|wildlife|eagles?|woodpeckers?|bluebirds?|pets?)';

const OUTDOORS =
  'tree|oak|maple|walnut|cherry|pine|ivy|holly|plant|flower|lawn|bench|beach|trail|path|sidewalk|greenway|court|field|stadium|bear|dog|cat|pet|duck|bird|squirrel|ice|sand|sky|smoke';

const SHOPS =
  'radio|photos?|portraits?|books?|chambers? of commerce|consulate|embassy|cultural center|cemetery|cemeteries|hospital|charit(?:y|ies)|fabrics?|pottery|jewelry|lessons?|library|libraries|clothing|clothes|zoo|aquarium|college|university|camp|drumming|drum circle|choir|(?:cooking|dance|yoga|language|art|music|drumming) class|menu|restaurant|steakhouse|taqueria|pizzeria|food|cuisine|cooking|market|grocery|groceries|supermarket|store|shop|boutique|bakery|bakeries|deli|butcher|cafe|coffee|bar|pub|brewery|diner|bistro|eatery|eateries|takeout|tacos?|pizza|sushi|barbecue|bbq|bread|bagel|meat|meal|chicken|cheese|pastry|pastries|noodles|curry|groceries|ingredients|dishes|spices?|wine|beer|bookstore|bookshop|bank|exchange|hotel|newspaper|florist|tailor|beverages?|drinks?|barber|barbershop|salon|spa|gym|yoga|museum|gallery|music|concert|festival|art|dance|film|movie|cinema|theater|theatre';

const PAPERS =
  'loan|mortgage|discount|rebate|credit|benefit|grant|exemption|deduction|tax|taxes|fee|application|form|document|paperwork|contract|deed|title|trust|estate|account|fund|insurance|appraisal|certificate|letter|license|passport|visa|guide|brochure|newsletter|website|web page|page|button|font|print|mode|guarantee|warranty|card';

const HELP =
  'concierge|shareholder|seminar|webinar|workshop|assistant|receptionist|doorman|partner|member ?ship|inspector|contractor|plumber|handyman|photographer|agent|broker|realtor|lender|attorney|lawyer|doctor|dentist|clinic|hospital|pharmacy|pharmacies|practice|medicine|physician|interpreter|translator|translation|video|version|day|holiday|eve|weekend|season|date|night out|reunion|dinner|party|heirloom|business|bus|flag|sticker|pass|fare|seat|parking (?:spot|space|place|lot|area|zone)|parking|parade|month|history|stroller|car|van|truck|bike|scooter|dance|vacation|trip|emergency|night';

const STYLE =
  'style|bag|water|dress|architecture|colonial|revival|farmhouse|villa|cottage|tudor|foursquare|craftsman|victorian|decor|theme|box|board|friday|pepper|tie|wash|hole|noise|elephant|glove|top|smith|berry|paper|mail|list';

/** Alternatives of a phrase. */
export const THINGS = [HOME, OUTDOORS, SHOPS, PAPERS, HELP, STYLE].join('|');
