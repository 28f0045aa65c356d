// The windows people have. Those with a finger are tapped, the others clicked.
export const WINDOWS = [
  { width: 1600, height: 900 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180, finger: true },
  { width: 390, height: 844, finger: true },
  { width: 360, height: 640, finger: true },
  { width: 844, height: 390, finger: true },
];

export const name = ({ width, height }) => `${width}x${height}`;

/** A phone on its side has the question in a column. */
export const lying = ({ width, height }) =>
  height <= 480 && width / height >= 1.5;
