import type { Sample } from './sample.ts';

/* SAMPLES: replace them with your own finished work. */

export const copySamples: readonly [Sample, ...Sample[]] = [
  {
    heading: 'A first sentence that says something',
    text: 'The old one would fit any company. The new one fits only this one, and it tells half of the visitors that they’re in the wrong place. That’s its job.',
    picture: {
      kind: 'page',
      before: {
        result: 'Home',
        name: 'Fern Accounting Solutions',
        links: ['Solutions', 'Philosophy', 'News'],
        heading: 'Your dynamic partner for holistic accounting solutions',
        text: 'With many years of experience and an innovative approach, we sustainably support businesses of all sizes in every phase of their journey.',
        button: 'Learn more',
        points: ['Competence', 'Passion', 'Trust'],
      },
      after: {
        result: 'Bookkeeping for cafés and small shops – Fern',
        name: 'Fern Accounting',
        links: ['What we do', 'What it costs', 'Who we are'],
        heading: 'We do the books for cafés and small shops',
        text: 'Drop off your receipts on Friday. On Monday you see what you earned, what you owe and what to set aside.',
        button: 'See what it costs',
        points: ['One price a month', 'The same person each time', 'Leave at the end of any month'],
      },
    },
    reasons: [
      'The heading names the customers and the work, so visitors know at once whether they are in the right place.',
      'A customer’s week instead of adjectives: what to bring, and when there is an answer.',
      'A button that says what comes next. “Learn more” could lead anywhere.',
      'In search results, the old title said “Home.”',
    ],
  },
  {
    heading: 'A service page that answers',
    text: 'A bike workshop was asked the same three questions on the phone, all day: how long, how much, and what do I ride until then? Now the page answers them.',
    picture: {
      kind: 'page',
      before: {
        result: 'Services | Wheelhouse',
        name: 'Wheelhouse Bicycle Competence',
        links: ['Home', 'Services', 'Impressions'],
        heading: 'Service with heart and know-how',
        text: 'Our experienced team of experts offers a comprehensive range of individual services for all of your needs around the bicycle.',
        button: 'Contact us',
        points: ['Professional', 'Reliable', 'Fair'],
      },
      after: {
        result: 'Bike repair in two days: prices – Wheelhouse',
        name: 'Wheelhouse',
        links: ['Repairs', 'Prices', 'Opening hours'],
        heading: 'Your bike, repaired in two days',
        text: 'Bring it before 10:00, and we call you with the price by noon. We start when you say yes. Until it’s done, you ride one of ours.',
        button: 'Choose a day',
        points: ['New tire and tube: €38', 'Brakes adjusted: €25', 'Full check: €65'],
      },
    },
    reasons: [
      'The heading answers the first question: how long.',
      'People fear the bill. So the text says when they learn the price, and that nothing starts without a yes.',
      'Three prices say more than the word “fair.”',
      '“Choose a day” says what the button does. “Contact us” left it open who would do what.',
      'People search for “bike repair,” not for “services.”',
    ],
  },
];
