/** Words of story names that keep their own spelling. Storybook derives a name from the export: "Denied By Ios". */
const ownSpelling: Readonly<Record<string, string>> = {
  id: 'ID',
  ios: 'iOS',
  qr: 'QR',
  safari: 'Safari',
  firefox: 'Firefox',
  samsung: 'Samsung',
  internet: 'Internet',
};

/** A story's name as a sentence: "Id Card And Selfie" becomes "ID card and selfie". */
export function labelOfStory(name: string): string {
  const words = name.split(' ').map((word) => ownSpelling[word.toLowerCase()] ?? word.toLowerCase());
  const label = words.join(' ');
  return words[0] === 'iOS' ? label : label.charAt(0).toUpperCase() + label.slice(1);
}
