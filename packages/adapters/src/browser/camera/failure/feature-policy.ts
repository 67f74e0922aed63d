/** Which features the page's server, and the page that frames it, allow. */
export interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}

/** The document's policy, under its new name or Chromium's old one; undefined in browsers without either. */
export function featurePolicyOf(document: Document): FeaturePolicy | undefined {
  const { permissionsPolicy, featurePolicy } = document as Document & {
    readonly permissionsPolicy?: FeaturePolicy;
    readonly featurePolicy?: FeaturePolicy;
  };
  return permissionsPolicy ?? featurePolicy;
}
