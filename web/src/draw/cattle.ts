// Cattle by three signs: colour, brand, horns. The same in both themes.

export interface Breed {
  fill: string;
  ink: string;
  edge: string;
  brand: string; // path round 0,0
  solid: boolean; // the brand is filled, not drawn
  horns: 'none' | 'short' | 'raised' | 'wide' | 'hanging';
}

const EDGE = 'rgb(0 0 0 / 0.35)';

export const BREEDS: Record<string, Breed> = {
  gray: {
    fill: '#6C7278',
    ink: '#fff',
    edge: EDGE,
    brand: 'M-5 0H5',
    solid: false,
    horns: 'short',
  },
  green: {
    fill: '#417B3F',
    ink: '#fff',
    edge: EDGE,
    brand: 'M-5 3.5 0-3.5 5 3.5',
    solid: false,
    horns: 'raised',
  },
  black: {
    fill: '#33302E',
    ink: '#fff',
    edge: EDGE,
    brand: 'M4.3 0A4.3 4.3 0 1 1-4.3 0 4.3 4.3 0 1 1 4.3 0z',
    solid: false,
    horns: 'none',
  },
  white: {
    fill: '#F4EFE4',
    ink: '#3A3129',
    edge: '#A99B85',
    brand: 'M-4-4H4V4H-4z',
    solid: false,
    horns: 'none',
  },
  yellow: {
    fill: '#EDC02F',
    ink: '#33260A',
    edge: EDGE,
    brand: 'M0-5.5V5.5M-5.5 0H5.500M-3.9-3.9 3.9 3.900M3.9-3.9-3.9 3.9',
    solid: false,
    horns: 'none',
  },
  red: {
    fill: '#B93A32',
    ink: '#fff',
    edge: EDGE,
    brand: 'M0-5.800l1.7 3.7 4 .4-3 2.7.9 4L0 2.9-3.6 5l.9-4-3-2.7 4-.4z',
    solid: true,
    horns: 'wide',
  },
  blue: {
    fill: '#3B78B5',
    ink: '#fff',
    edge: EDGE,
    brand: 'M-5.5-2c1.8-2 3.7-2 5.5 0s3.7 2 5.5 0M-5.5 2.800c1.8-2 3.7-2 5.5 0s3.7 2 5.5 0',
    solid: false,
    horns: 'raised',
  },
  brown: {
    fill: '#7B5233',
    ink: '#fff',
    edge: EDGE,
    brand: 'M-4.5-4.500H4.500M0-4.500V4.500M-4.5 4.500H4.5',
    solid: false,
    horns: 'short',
  },
  purple: {
    fill: '#75468F',
    ink: '#fff',
    edge: EDGE,
    brand: 'M-5.5 4V-4l3.2 3.600L0-5l2.3 4.600L5.5-4V4z',
    solid: false,
    horns: 'hanging',
  },
  orange: {
    fill: '#E37A22',
    ink: '#241000',
    edge: EDGE,
    brand:
      'M0 4.800C-6 .8-5.5-4-2.6-4.5-1.2-4.7-.3-3.8 0-2.8.3-3.8 1.2-4.7 2.6-4.5 5.5-4 6 .8 0 4.800z',
    solid: false,
    horns: 'short',
  },
};

export const HEAD = {
  ears: 'M-9-7c-4-1.5-9-1-10.5 1.5 1.5 3.5 6.5 4.5 10 3zM9-7c4-1.5 9-1 10.5 1.500C18-2 13-1 9.5-2.500z',
  face: 'M0-13c6 0 9.8 2.8 9.8 7.5 0 4-1.8 7-2.6 11.500C6.3 11.5 4 14.5 0 14.500S-6.3 11.5-7.2 6C-8 1.5-9.8-1.5-9.8-5.5-9.8-10.2-6-13 0-13z',
  horns: {
    none: '',
    short: 'M-9-9c-3-1-4-3-3.5-5.500C-10-14-8-12.5-6-10zM9-9c3-1 4-3 3.5-5.500C10-14 8-12.5 6-10z',
    raised: 'M-8-9c-5-1.5-7-6-5-11 .5 4.5 3 7 8 8zM8-9c5-1.5 7-6 5-11-.5 4.5-3 7-8 8z',
    wide: 'M-7-9c-8 1.5-15-1-17.5-7 5 3.5 11 3.5 17.5 2zM7-9c8 1.5 15-1 17.5-7-5 3.5-11 3.5-17.5 2z',
    hanging: 'M-8-10c-7-1-10 3-9 9 1.5-4.5 4-6 8.5-5.500zM8-10c7-1 10 3 9 9-1.5-4.5-4-6-8.5-5.500z',
  },
};

/** The order cards lie in a hand: by value, then colour, objectives last. */
export const CATTLE_ORDER = Object.keys(BREEDS);
